/** What other rooms may use of the search in Node. */
