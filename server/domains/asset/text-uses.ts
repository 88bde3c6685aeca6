/** Texts of organizers that can show a file by its address, with the game and the challenge that they belong to. */
const texts = `
  SELECT title AS name, game_id, id AS challenge_id, content AS text FROM challenge
  UNION ALL SELECT c.title, c.game_id, c.id, h.content FROM hint h JOIN challenge c ON c.id = h.challenge_id
  UNION ALL SELECT title, id, NULL, content || ' ' || summary FROM game
  UNION ALL SELECT g.title, g.id, NULL, array_to_string(n.values, ' ') FROM game_notice n JOIN game g ON g.id = n.game_id
  UNION ALL SELECT title, NULL, NULL, content || ' ' || summary FROM post`

/** The files that texts show: `hash`, and the text's `name`, `game_id` and `challenge_id`. */
export const shownInTexts = `
  SELECT DISTINCT found[1] AS hash, name, game_id, challenge_id
    FROM (${texts}) t, regexp_matches(t.text, '/assets/([0-9a-f]{64})', 'g') found
   WHERE t.text LIKE '%/assets/%'`
