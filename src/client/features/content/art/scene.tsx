import type { ReactElement } from 'react'
import { Landscape, WheatEdge } from './landscape.tsx'
import { type Look, Person } from './person.tsx'
import {
  Books,
  Crate,
  Letter,
  Newspaper,
  Phone,
  PriceBoard,
  RainCloud,
  Sprout,
  Stall,
  Tractor,
} from './pieces.tsx'
import classes from './scene.module.css'

const foregrounds = {
  market: (
    <>
      <Stall x={210} y={180} scale={1.25} />
      <Person look="turban" x={104} y={232} scale={1.15} />
      <Crate x={98} y={340} scale={1.05} />
    </>
  ),
  tractor: <Tractor x={200} y={196} scale={1.6} />,
  weather: (
    <>
      <RainCloud x={130} y={70} scale={1.2} />
      <Sprout x={270} y={290} scale={1.1} />
    </>
  ),
  people: (
    <>
      <Person look="hair" x={150} y={238} scale={1.2} />
      <Person look="scarf" x={370} y={238} scale={1.2} />
      <Person look="turban" x={250} y={210} scale={1.5} />
    </>
  ),
  books: <Books x={230} y={160} scale={1.4} />,
  sprout: (
    <>
      <ellipse className={classes.soil} cx="320" cy="384" rx="290" ry="84" />
      <Sprout x={120} y={262} scale={1.1} />
      <Sprout x={246} y={190} scale={1.8} />
      <Sprout x={432} y={262} scale={1.1} />
    </>
  ),
  mandi: (
    <>
      <PriceBoard x={250} y={150} scale={1.15} />
      <Person look="hair" x={140} y={236} scale={1.2} />
    </>
  ),
  news: (
    <>
      <Newspaper x={250} y={190} scale={1.5} />
      <Sprout x={150} y={290} scale={1.1} />
    </>
  ),
  chat: (
    <>
      <Phone x={330} y={130} scale={1.3} />
      <Person look="scarf" x={170} y={226} scale={1.35} />
    </>
  ),
  harvest: (
    <>
      <Tractor x={360} y={216} scale={1.2} />
      <Person look="scarf" x={190} y={226} scale={1.3} />
      <Person look="hair" x={90} y={250} scale={1.1} />
    </>
  ),
  letter: <Letter x={220} y={200} scale={1.3} />,
} satisfies Record<string, ReactElement>

/** The scenes that are not a clear morning. */
const moods: Partial<Record<SceneName, 'rain' | 'evening'>> = {
  weather: 'rain',
  tractor: 'evening',
  harvest: 'evening',
}
const mirrored: ReadonlySet<string> = new Set(['tractor', 'mandi', 'books', 'chat'])

export type SceneName = keyof typeof foregrounds

/** What a page is about, without the landscape around it; decorative. */
export const ScenePieces = ({ name, className }: { name: SceneName; className?: string }) => (
  <svg
    className={`${classes.pieces} ${className ?? ''}`}
    viewBox="40 30 560 370"
    aria-hidden="true"
    focusable="false"
  >
    {foregrounds[name]}
  </svg>
)

/** A decorative farm picture, hidden from screen readers. */
export const Scene = ({ name, className }: { name: SceneName; className?: string }) => (
  <svg
    className={`${classes.scene} ${className ?? ''}`}
    viewBox="0 0 640 400"
    preserveAspectRatio="xMidYMax slice"
    data-mood={moods[name]}
    aria-hidden="true"
    focusable="false"
  >
    <g transform={mirrored.has(name) ? 'translate(640) scale(-1 1)' : undefined}>
      <Landscape />
    </g>
    {foregrounds[name]}
    <WheatEdge />
  </svg>
)

/** A portrait; the parent element crops it to a circle. */
export const Portrait = ({ look, className }: { look: Look; className?: string }) => (
  <svg className={className} viewBox="0 0 90 90" aria-hidden="true" focusable="false">
    <Person look={look} x={5} y={12} scale={0.9} />
  </svg>
)
