/** Has the configuration that is imported after it build the plain site. */
process.env.SPEED = 'off';
