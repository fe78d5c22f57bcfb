"""What has its time at a table, and who looks at it then."""
