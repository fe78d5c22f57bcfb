"""Tournaments and duplicate evenings without a store: a log of events folds into a `Contest`; pure, time is passed in.

People have numbers here, from 1 in the order in which they entered. The rules follow the FIDE Handbook (C.04 Swiss
systems, C.05 round robin, C.07 tie-breaks) as far as they fit games without colours and tables of up to five.
"""
