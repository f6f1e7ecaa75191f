//! Matches after their end.
