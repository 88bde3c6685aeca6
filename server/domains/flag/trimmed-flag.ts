/** What `trim` of JavaScript removes, which answers and codes are trimmed with. */
const blanks =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'

/**
 * A flag in SQL without the blanks around it. A client of the REST API and an import store flags as they are, while
 * answers are judged without such blanks. The index `flag_challenge_id_trimmed_idx` has this expression.
 */
export const trimmedFlag = `btrim(flag.flag, '${blanks}')`
