export const helpText = `halyard: the command line of the Halyard platform

  halyard login [--user NAME] [--author]
      Sign in and keep an API token that may read and play; with --author one that may read and author instead,
      which "game create" and "import" need. Asks for what is missing; a piped line counts as an answer.
  halyard logout
      End the token.
  halyard game create --title TEXT --start TIME --end TIME [--hidden] [--summary TEXT] [--content TEXT]
          [--division NAME ...] [--invite-code CODE] [--team-limit N] [--accept-all] [--no-practice] [--json]
      TIME is 2027-03-01T09:00Z, now, or a time from now such as +48h.
  halyard game list [--json]
  halyard import FOLDER|FILE --game ID [--dry-run] [--json]
      Bring challenge.yml files into a game. Run it again after an edit: only what differs is written.
  halyard scoreboard --game ID [--follow] [--top N]
      Show the board; with --follow keep it up to date until Ctrl-C.
  halyard connect ADDRESS [--port N] [--test]
      Open a local TCP port that leads to a container behind the platform. ADDRESS is what the challenge shows: an
      id, or wss://… as a whole; --test for the id of a container that an author tries a challenge with.
  halyard help | --version

On the machine of the platform, without a login; each has a --help:
  halyard admin       Make an administrator, reset a password.
  halyard backup      Write everything that the platform keeps to one file.
  halyard restore     Put the platform of such a file in place of the one that is there.

Every command takes --url ADDRESS. HALYARD_URL and HALYARD_TOKEN win over the last login.
Exit codes: 0 done, 1 something failed, 2 wrongly written.`
