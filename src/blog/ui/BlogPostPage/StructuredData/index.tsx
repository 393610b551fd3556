/** Why ours: src/metadata writes structured data into the built page, so that no script carries it. */
export default function BlogPostPageStructuredData(): null {
  return null;
}
