//! A real server on loopback and real sockets; and simulated ones.

mod common;
mod lobby;
mod play;
<<<<<<< HEAD
mod records;
=======
>>>>>>> 8dbbeb7 (server: records and replays, the clock goes on before anything else; trials in one target (work under way))
mod safety;
mod secrets;
mod simulation;
