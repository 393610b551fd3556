/** The two lists that the build writes for readers without a connection. */

/** What every reader keeps after a visit: the page about reading offline, the search, and what all pages share. */
export type Shell = {
  /** Version of the site (src/runtime/recovery). */
  version: string;
  /** Site paths of pages. */
  pages: string[];
  /** Site paths of files whose names hold the hash of their content. */
  files: string[];
  search: {
    /** Site path of the entry of the search index. */
    entry: string;
    /** Site path of the folder of its other files, with a slash at the end. */
    folder: string;
    /** Site path of the file that holds the whole index (`SearchPack`). */
    pack: string;
  };
};

/** The whole search index in one file: the entry and the files of its folder, by name, as the host has them. */
export type SearchPack = {entry: string; files: Record<string, string>};

/** A file of the documentation: its site path, the beginning of the hash of its content, and its size. */
export type ListedFile = {
  path: string;
  /** Empty where the path holds the hash. */
  hash: string;
  /** Bytes that come over the network, after gzip. */
  bytes: number;
};

/** What a reader keeps on demand. */
export type Everything = {
  version: string;
  /** Bytes that come over the network, after gzip. */
  bytes: number;
  /** Bytes in the storage of the browser, which keeps files as they are. */
  stored: number;
  files: ListedFile[];
};
