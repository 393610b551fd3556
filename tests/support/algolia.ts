/**
 * Algolia on the loopback interface: the routes that the push uses, with the state behind them. As with the service, a
 * write only queues a task; what it does is seen when the task is published.
 */
import {json, startServer, type NoReply, type Received, type Reply, type Server} from './server';

type StoredObject = {objectID: string; url?: string};

type Index = {
  settings: Record<string, unknown>;
  synonyms: Map<string, object>;
  objects: Map<string, StoredObject>;
};

/** Answers a request in place of the service. */
type Fault = {route: RegExp; reply: Reply | NoReply};

type Task = {id: number; polls: number; effect: () => void};

type Body = {
  operation?: 'copy' | 'move';
  destination?: string;
  scope?: string[];
  requests?: {action: string; body: StoredObject}[];
};

/** Of a free plan, in bytes of JSON. */
const maxRecord = 10_000;

export type Algolia = Pick<Server, 'requests' | 'close'> & {
  /** For the client: two addresses of the service, so that there is one to go on with. */
  hosts: {url: string; port: number; accept: 'readWrite'; protocol: 'http'}[];
  indices: Map<string, Index>;
  /** Has a request fail; the route is matched against `METHOD /path`. */
  fail: (route: RegExp, reply: Reply | NoReply) => void;
};

const refuse = (status: number, message: string) => json(status, {message, status});

/**
 * @param apiKey the key that may do everything
 * @param polls how often a task is asked for before it is published; Infinity: never
 */
export async function startAlgolia(apiKey: string, polls = 1): Promise<Algolia> {
  const indices: Algolia['indices'] = new Map();
  const faults: Fault[] = [];
  const tasks: Task[] = [];
  let taskID = 0;

  const indexOf = (name: string): Index => {
    const index = indices.get(name) ?? {settings: {}, synonyms: new Map(), objects: new Map()};
    indices.set(name, index);
    return index;
  };
  const queue = (effect: () => void): Reply => {
    tasks.push({id: (taskID += 1), polls, effect});
    return json(200, {taskID, updatedAt: '2026-11-20T09:00:00Z'});
  };
  const poll = (id: number): Reply => {
    const task = tasks.find((one) => one.id === id);
    if (!task) return json(200, {status: 'published'});
    if ((task.polls -= 1) > 0) return json(200, {status: 'notPublished'});
    // Tasks are done in their order: with this one all before it.
    for (const {effect} of tasks.splice(0, tasks.indexOf(task) + 1)) effect();
    return json(200, {status: 'published'});
  };

  function copy(name: string, {destination = '', scope = []}: Body): void {
    const {settings, synonyms} = indexOf(name);
    const target = indexOf(destination);
    if (scope.includes('settings')) target.settings = {...settings};
    if (scope.includes('synonyms')) target.synonyms = new Map(synonyms);
  }
  function move(name: string, {destination = ''}: Body): void {
    indices.set(destination, indexOf(name));
    indices.delete(name);
  }
  function batch(name: string, {requests = []}: Body): Reply {
    for (const {action, body} of requests) {
      if (action !== 'addObject') return refuse(400, `Unknown action ${action}`);
      if (!body.objectID) return refuse(400, 'objectID is missing');
      const size = Buffer.byteLength(JSON.stringify(body));
      if (size > maxRecord) return refuse(400, `Record ${body.objectID} is too big size=${size}`);
    }
    return queue(() => requests.forEach(({body}) => indexOf(name).objects.set(body.objectID, body)));
  }
  function saveSynonyms(name: string, synonyms: {objectID?: string}[], replace: boolean): Reply {
    if (synonyms.some(({objectID}) => !objectID)) return refuse(400, 'objectID is missing');
    return queue(() => {
      const index = indexOf(name);
      if (replace) index.synonyms.clear();
      for (const synonym of synonyms) index.synonyms.set(synonym.objectID ?? '', synonym);
    });
  }
  function route(received: Received): Reply {
    const {method, path, query, body} = received;
    const [, name = '', rest = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(decodeURIComponent(path)) ?? [];
    const parsed = (body ? JSON.parse(body) : {}) as never;
    switch (`${method} ${rest.replace(/\d+$/, 'ID')}`) {
      case 'PUT settings':
        return queue(() => Object.assign(indexOf(name).settings, parsed));
      case 'POST synonyms/batch':
        return saveSynonyms(name, parsed, query.replaceExistingSynonyms === 'true');
      case 'POST operation':
        return queue(() => ((parsed as Body).operation === 'move' ? move : copy)(name, parsed));
      case 'POST batch':
        return batch(name, parsed);
      case 'GET task/ID':
        return poll(Number(rest.split('/')[1]));
      case 'DELETE ':
        return queue(() => indices.delete(name));
      default:
        return refuse(404, `No such route: ${method} ${path}`);
    }
  }

  const server = await startServer((received) => {
    const fault = faults.find(({route: matched}) => matched.test(`${received.method} ${received.path}`));
    if (fault) return fault.reply;
    if (received.headers['x-algolia-api-key'] !== apiKey || !received.headers['x-algolia-application-id'])
      return refuse(403, 'Invalid Application-ID or API key');
    return route(received);
  });
  const port = Number(new URL(server.url).port);
  return {
    requests: server.requests,
    close: server.close,
    hosts: ['127.0.0.1', 'localhost'].map((url) => ({url, port, accept: 'readWrite', protocol: 'http'})),
    indices,
    fail: (matched, reply) => void faults.push({route: matched, reply}),
  };
}
