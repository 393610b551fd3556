/** The grammars of sample languages that prism-react-renderer lacks; each writes itself into the global `Prism`. */
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-csharp';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-markup-templating';
import 'prismjs/components/prism-php';
