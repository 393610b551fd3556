/** What the plugin writes for the home page. */
declare module '@generated/latest-posts/default/posts.json' {
  const posts: import('./plugin').LatestPost[];
  export default posts;
}
