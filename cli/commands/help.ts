export const helpText = `halyard: the command line of the Halyard platform

  halyard login [--user NAME] [--author]
      Log in and store an API token with the scopes read and play, or read and author with --author. The commands
      "game create" and "import" need --author. Asks for missing values; standard input can be piped.
  halyard logout
      Revoke the token and delete the stored login.
  halyard game create --title TEXT --start TIME --end TIME [--hidden] [--summary TEXT] [--content TEXT]
          [--division NAME ...] [--invite-code CODE] [--team-limit N] [--accept-all] [--no-practice] [--json]
      TIME is 2027-03-01T09:00Z, now, or a time from now such as +48h.
  halyard game list [--json]
  halyard import FOLDER|FILE --game ID [--dry-run] [--json]
      Import challenge.yml files into a game. Run it again after an edit: only differences are written.
  halyard scoreboard --game ID [--follow] [--top N]
      Show the scoreboard. With --follow, update it until you press Ctrl-C.
  halyard connect ADDRESS [--port N] [--test]
      Forward a local TCP port to a container behind the platform proxy. ADDRESS is the id or the wss://… address that
      the challenge shows. --test: the id is that of an author's test container.
  halyard help | --version

On the platform's machine, without a login; each has --help:
  halyard admin       Create an administrator, reset a password.
  halyard backup      Write the database and the files to one file.
  halyard restore     Replace the platform's data with a backup.

Every command takes --url ADDRESS. HALYARD_URL and HALYARD_TOKEN take precedence over the stored login.
Exit codes: 0 success, 1 failure, 2 wrong usage.`
