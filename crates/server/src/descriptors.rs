//! How many files and connections the system lets this program have open.

/// The descriptors that are kept for files, at most: the database is opened several times.
const FOR_FILES: u64 = 256;

/// Raises the limit as far as the system lets us, and says how many connections fit below it, at
/// most this many. Many systems start programs with 1,024 and let them have far more.
pub(crate) fn raise(connections: usize) -> usize {
    let before = rlimit::Resource::NOFILE.get_soft().unwrap_or(0);
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(limit) => {
            let most = fitting(limit, connections);
            tracing::info!(before, limit, connections = most, "file descriptors");
            if most < connections {
                tracing::warn!(
                    limit,
                    wanted = connections,
                    "the hard limit of file descriptors allows fewer connections; raise it (ulimit -Hn, or \
                     LimitNOFILE of systemd)"
                );
            }
            most
        }
        Err(error) => {
            tracing::warn!(%error, "the limit of file descriptors cannot be raised");
            fitting(before, connections)
        }
    }
}

/// How many connections fit below a limit of descriptors.
fn fitting(limit: u64, connections: usize) -> usize {
    let free = limit - FOR_FILES.min(limit / 4);
    connections.min(usize::try_from(free).unwrap_or(usize::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_room_for_files() {
        assert_eq!(fitting(1_048_576, 10_000), 10_000);
        assert_eq!(fitting(1_024, 10_000), 768);
        assert_eq!(fitting(64, 10_000), 48);
    }

    #[test]
    fn the_limit_is_raised_to_what_the_system_allows() {
        raise(10_000);
        let (soft, hard) = rlimit::Resource::NOFILE.get().expect("the system tells");
        assert!(soft == hard || soft >= 10_240, "{soft} of {hard}");
    }
}
