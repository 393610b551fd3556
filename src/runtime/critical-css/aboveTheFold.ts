/** Characters of text that fill the first screen of a phone, and most of a desktop's. */
export const firstScreen = 1600;

/** Characters after them: what follows the text stays out of sight on other screens, too. */
export const remainder = 3200;
