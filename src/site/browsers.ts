/** The browsers of package.json's `browserslist`, as esbuild targets. */
export const browsers = ['chrome111', 'edge111', 'firefox113', 'safari16.4'];
