import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './answer.module.css';

type Playing = {context: AudioContext; seconds: number};

/**
 * Plays a sound. The policy of the site lets no page take media from elsewhere (`media-src`), so an `<audio>` element
 * would stay silent; Web Audio plays the bytes that the page has already.
 */
export default function Sound({body}: {body: Blob}): ReactNode {
  const [playing, setPlaying] = useState<Playing>();
  const [failure, setFailure] = useState('');
  const current = useRef<AudioContext>(undefined);

  const stop = () => {
    void current.current?.close();
    current.current = undefined;
    setPlaying(undefined);
  };
  useEffect(() => () => void current.current?.close(), [body]);

  async function play(): Promise<void> {
    const context = new AudioContext();
    current.current = context;
    setFailure('');
    try {
      const sound = await context.decodeAudioData(await body.arrayBuffer());
      if (current.current !== context) return;
      const source = context.createBufferSource();
      source.buffer = sound;
      source.connect(context.destination);
      source.onended = () => current.current === context && stop();
      source.start();
      setPlaying({context, seconds: sound.duration});
    } catch {
      stop();
      setFailure('This browser cannot play the sound. Download it.');
    }
  }

  return (
    <p className={styles.actions}>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => (playing ? stop() : void play())}>
        {playing ? 'Stop' : 'Play the sound'}
      </button>
      <span aria-live="polite">
        {failure || (playing && `Playing ${playing.seconds.toFixed(1)} seconds of sound.`)}
      </span>
    </p>
  );
}
