export const helpText = `halyard: the command line of the Halyard platform

  halyard login [--user NAME] [--author | --admin]
      Log in and store an API token with the scopes read and play, or read and author with --author. The commands
      "game create" and "import" need --author, "game export" and "game import" need --admin, which adds the scope
      admin. Asks for missing values; standard input can be piped.
  halyard logout
      Revoke the token and delete the stored login.
  halyard game create --title TEXT --start TIME --end TIME [--hidden] [--summary TEXT] [--content TEXT]
          [--division NAME ...] [--invite-code CODE] [--team-limit N] [--accept-all] [--no-practice] [--json]
      TIME is 2027-03-01T09:00Z, now, or a time from now such as +48h; --end +48h counts from --start.
  halyard game create --from FOLDER|FILE [--title TEXT] [--start TIME] [--end TIME] [--json]
      Create the game of a .gzevent, the settings of an event in a workspace of gzcli, with its poster. The options
      fill what the file leaves open.
  halyard game list [--json]
  halyard game export FILE --game ID|TITLE [--teams] [--history] [--force]
      Write a game to a package. --teams adds the teams with their members, --history also what they did. --force
      replaces a file that exists.
  halyard game import FILE [--dry-run] [--strict] [--json]
      Import a package of Halyard or GZCTF, or a CTFd export, as a new, hidden game: everything or nothing.
      --dry-run: check it and list the differences. --strict: fail if anything of it would be lost.
  halyard hall import FILE --title TEXT --start TIME --end TIME [--link ADDRESS] [--dry-run] [--strict] [--json]
      Show the final standings of an earlier game in the hall of fame: a scoreboard file of CTFtime, the answer of
      /api/v1/scoreboard of CTFd, or a CTFd export. TIME can be a day: 2024-03-01. --dry-run: only check the file.
      --strict: import nothing if an entry would be left out. Needs --author at login.
  halyard lint FOLDER|FILE [--json] [--host NAME] [--kctf-containers] [--default-score N] [--pages] [--images]
      Check challenge files without a platform: lost values, missing files, flags in files for players, images that
      may change. --images: also images that their registries do not have. Exit code 1 if there is a problem.
  halyard plan FOLDER|FILE --game ID|TITLE [--json] [--strict] [--host NAME] [--kctf-containers]
          [--default-score N] [--registry NAME] [--pages] [--ignore FIELD ...]
      Show what an import would change, with the values before and after. Nothing is written.
  halyard apply FOLDER|FILE --game ID|TITLE [--prune [--yes]] [--build] [and the options of plan]
      Import challenge files into a game: ctfcli, rcds, gzcli, konata, BSidesSF, Google CTF, b01lers, CTF-Architect,
      idek, beaver-cds, rsctf, challenges.csv of CTFd. Run it again after an edit: only differences are written. --strict: exit code 1 also for warnings and skipped files. --host: the host
      of services that you run yourself. --default-score: points of new challenges whose files have none. --registry:
      name images that must be built, such as ghcr.io/event. --build: build and push them with Docker. --pages: write
      the pages of a ctfcli project as posts. --prune --yes: delete challenges whose files are gone. --ignore description: keep this
      value as it is on the platform, in challenges that exist.
  halyard import FOLDER|FILE --game ID|TITLE [--dry-run] [and the options of apply]
      The same as apply.
  halyard pull FOLDER --game ID|TITLE [--challenge NAME ...] [--json] [--strict] [--host NAME] [--kctf-containers]
      Write the challenges of a game, or only those with the given names, as files of ctfcli with their attachments.
      Files with the same values stay as they are, and files of other formats are never replaced.
  halyard archive FOLDER --game ID|TITLE [--challenges]
      Write a finished game as pages that need no server: the scoreboard as everybody sees it, the time line and the
      published write-ups, and with --challenges the challenges with their files. Needs --author at login.
  halyard scoreboard --game ID [--follow] [--top N]
      Show the scoreboard. With --follow, update it until you press Ctrl-C.
  halyard scoreboard --game ID --format ctftime
      Print the file of the result that CTFtime takes: the scoreboard as everybody sees it, with all solves.
  halyard correct void|restore --game ID|TITLE [--team ID|NAME] [--challenge ID|TITLE] [--since TIME] [--until TIME]
          [--submission ID ...] [--reason TEXT --apply] [--no-answer-again] [--json]
      Show what moves if solves no longer count, or count again; with --apply and --reason, do it. Several options
      select together. A time from now is written as --since=-90m. --no-answer-again: the teams may not answer the
      challenges again. Needs --author at login.
  halyard correct grant --game ID|TITLE --team ID|NAME --challenge ID|TITLE [--at TIME] [--takes-blood]
          [--reason TEXT --apply] [--json]
      The same for a solve that a team gets without an answer: now, at the end of a game that is over, or at --at.
      --takes-blood: it may take a place of the bloods.
  halyard connect ADDRESS [--port N] [--test]
      Forward a local TCP port to a container behind the platform proxy. ADDRESS is the id or the wss://… address that
      the challenge shows. --test: the id is that of an author's test container.
  halyard doctor [URL] [--seconds N] [--metrics URL] [--json]
      Find out what a reverse proxy in front of the platform breaks, and say which line to write: sockets, event
      streams, uploads, addresses, cookies, compression. Holds a silent connection for N seconds, by default 30.
      --metrics: the address of the metrics port, such as http://localhost:3000. It says which part of the platform is
      broken: database, storage, Redis, mail, containers.
  halyard help | --version

On the platform's machine, without a login; each has --help:
  halyard admin       Create an administrator, reset a password, remove a lost second factor.
  halyard audit       Verify the audit trail.
  halyard backup      Write the database and the files to one file.
  halyard restore     Replace the platform's data with a backup.

Every command takes --url ADDRESS. HALYARD_URL and HALYARD_TOKEN take precedence over the stored login.
Exit codes: 0 success, 1 failure, 2 wrong usage.`
