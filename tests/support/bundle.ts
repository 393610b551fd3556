import {rspack, type Configuration} from '@rspack/core';

/** @throws what the bundler cannot do, or finds wrong in the sources */
export async function bundle(configuration: Configuration | Configuration[]): Promise<void> {
  const compiler = rspack(configuration as Configuration);
  try {
    await new Promise<void>((resolve, reject) =>
      compiler.run((error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
      ),
    );
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}
