import {pagesOf} from './src/build/contract.node';
(async()=>{for await (const p of pagesOf('/work/h-twins/build')){ if(process.argv[2]===p.path){ const m=p.elements.find(e=>e.name==='main')!; console.log(p.html.slice(m.startIndex!, m.endIndex!+1)); }}})();
