/** Grammars of Prism write themselves into a global of this name; they are imported after this module. */
import {Prism} from 'prism-react-renderer';

(globalThis as {Prism?: unknown}).Prism = Prism;
