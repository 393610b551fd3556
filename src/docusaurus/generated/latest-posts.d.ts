/** What src/blog/latest-posts writes for the home page. */
declare module '@generated/latest-posts/default/posts.json' {
  const posts: unknown;
  export default posts;
}
