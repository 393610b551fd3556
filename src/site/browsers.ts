/** The browsers of package.json's `browserslist`, in esbuild's words. */
export const browsers = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];
