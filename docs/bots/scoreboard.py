"""Prints a board, follows it over server-sent events and connects again by itself. Python 3.9 or later, no package.

HALYARD_URL=http://localhost:8080 HALYARD_TOKEN=hly_... python3 docs/bots/scoreboard.py GAME_ID [--once]
"""

import http.client
import json
import os
import sys
import time
import urllib.error
import urllib.request

ADDRESS = os.environ.get("HALYARD_URL", "http://localhost:8080").rstrip("/")
TOKEN = os.environ.get("HALYARD_TOKEN")
SILENCE_SECONDS = 60

BOARD = """query ($gameId: Int!) {
  game: gameByDatabaseId(databaseId: $gameId) {
    id
    title
    scoreboard {
      seq
      entries(first: 10) { edges { node { rank score team { name } } } }
    }
  }
}"""

CHANGES = """subscription ($gameId: ID!, $after: Long) {
  scoreboardChanged(gameId: $gameId, after: $after) {
    seq
    solves { team { name } challenge { title } points }
    reset { __typename }
  }
}"""


def post(query, variables, accept="application/json"):
    headers = {"content-type": "application/json", "accept": accept}
    if TOKEN:
        headers["authorization"] = f"Bearer {TOKEN}"
    body = json.dumps({"query": query, "variables": variables}).encode()
    request = urllib.request.Request(f"{ADDRESS}/graphql", body, headers)
    # The platform sends a comment at intervals. A longer silence means that the connection is lost.
    return urllib.request.urlopen(request, timeout=SILENCE_SECONDS)


def read_board(game_id):
    with post(BOARD, {"gameId": game_id}) as response:
        answer = json.load(response)
    game = (answer.get("data") or {}).get("game")
    if not game or not game["scoreboard"]:
        sys.exit("There is no such game, or it has not started.")
    print(f"{game['title']}, version {game['scoreboard']['seq']}")
    for edge in game["scoreboard"]["entries"]["edges"]:
        entry = edge["node"]
        print(f"{entry['rank']:4} {entry['team']['name']} {entry['score']}")
    return game["id"], game["scoreboard"]["seq"]


def events(response):
    """The data of each event named `next`; lines that begin with a colon only keep the connection open."""
    name, data = "", []
    for raw in response:
        line = raw.decode().rstrip("\r\n")
        if line.startswith("event:"):
            name = line[6:].strip()
        elif line.startswith("data:"):
            data.append(line[5:].strip())
        elif line == "":
            if name == "next":
                yield json.loads("\n".join(data))
            name, data = "", []


def follow(id, seq):
    """Yields changes for ever. After a lost connection it asks for what came after the last one: nothing is missed."""
    wait = 1
    while True:
        try:
            with post(CHANGES, {"gameId": id, "after": seq}, "text/event-stream") as response:
                for event in events(response):
                    if event.get("errors"):
                        raise OSError(event["errors"][0]["message"])
                    wait = 1
                    change = event["data"]["scoreboardChanged"]
                    if change["seq"] > seq:
                        seq = change["seq"]
                        yield change
        except urllib.error.HTTPError as error:
            # 429 says how long to stay away.
            wait = int(error.headers.get("retry-after") or wait)
            print(f"status {error.code}; trying again in {wait} s", file=sys.stderr)
        except (OSError, http.client.HTTPException) as error:
            print(f"{error}; trying again in {wait} s", file=sys.stderr)
        time.sleep(wait)
        wait = min(wait * 2, 30)


def main():
    # A line is written at once, also into a pipe or a file.
    sys.stdout.reconfigure(line_buffering=True)
    words = [word for word in sys.argv[1:] if word != "--once"]
    if len(words) != 1 or not words[0].isdigit():
        sys.exit("Usage: python3 scoreboard.py GAME_ID [--once]")
    game_id = int(words[0])
    try:
        id, seq = read_board(game_id)
    except urllib.error.HTTPError as error:
        sys.exit(f"status {error.code}: {error.read().decode()}")
    except OSError as error:
        sys.exit(f"{ADDRESS} does not answer: {error}")
    if "--once" in sys.argv:
        return
    for change in follow(id, seq):
        for solve in change["solves"]:
            print(f"{solve['team']['name']} solved {solve['challenge']['title']} for {solve['points']} points")
        if change["reset"]:
            try:
                read_board(game_id)
            except (OSError, http.client.HTTPException) as error:
                print(f"the board could not be read: {error}", file=sys.stderr)


main()
