/** `npm run api:publish`: keeps every API whose version is new as published today, for the change log. */
import {publish} from '../api-reference/contract';
import {specifications} from '../site/apis';
import {run, say} from './command';

run(async () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const specification of specifications) {
    const target = await publish(specification, today);
    say(
      target
        ? `Published ${target}: commit it`
        : `${specification.file}: nothing to publish; its info.version is published already`,
    );
  }
});
