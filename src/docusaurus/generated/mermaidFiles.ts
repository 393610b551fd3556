export {default} from '@generated/mermaid/parts.json';
