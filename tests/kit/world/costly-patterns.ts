const long = (text: string) => text.repeat(127).slice(0, 127)

/** Patterns that take exponential or quadratic time, or much memory, in backtracking engines. */
export const costlyPatterns = [
  '(a+)+',
  '(a|a)*b',
  '(a|aa)+$',
  '(a*)*b',
  '((((a*)*)*)*)*b',
  '(.*)*x',
  '(x+x+)+y',
  '([a-zA-Z]+)*!',
  '.*.*.*.*.*.*.*=.*',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(.*a){25}',
  '(a?){20}a{20}',
  '.*[ab].{50}',
  '.*a.{100}',
  '(.*a.{20})*b',
  '(?i)[a-z\\pL]{0,60}x',
  '(.{1,6}){9}',
  '(.?.?){30}',
  '(a?){60}',
  '(.{1,30}){30}',
  '((a{0,10}){0,10}){0,10}',
  '((a{100}){100}){100}',
  '(?:a?){1000}',
]
/** Answers that make such engines try every way to match. */
export const longAnswers = [
  long('a'),
  `${long('a').slice(1)}!`,
  long('ab'),
  long('aab'),
  long('x'),
  long('é'),
  long('0101'),
  'flag{a}',
  '',
]
