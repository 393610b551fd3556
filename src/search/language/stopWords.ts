/** Words in nearly every text, left out of texts and queries. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be been but by can could did do does for from get had has have how i if in into is it ' +
    'its me my no not of on or our shall should so than that the their them then there these they this to ' +
    'us was we were what when where which while who whose why will with would you your'
  ).split(' '),
);
