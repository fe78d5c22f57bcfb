"""Five Crowns: a rummy over eleven rounds with growing hands and a changing wild rank, and a puzzle for one."""
