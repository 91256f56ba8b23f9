import type { ReactElement } from 'react'
import { Landscape, WheatEdge } from './landscape.tsx'
import { Books, Letter, Person, RainCloud, Sprout, Stall, Tractor } from './pieces.tsx'
import classes from './scene.module.css'

const foregrounds = {
  home: (
    <>
      <Stall x={345} y={206} scale={1.05} />
      <Person look="scarf" x={272} y={262} scale={0.9} />
      <Tractor x={132} y={258} scale={0.9} />
    </>
  ),
  market: (
    <>
      <Stall x={210} y={180} scale={1.25} />
      <Person look="turban" x={120} y={254} />
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
      <Person look="cap" x={150} y={238} scale={1.2} />
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
  letter: <Letter x={220} y={200} scale={1.3} />,
} satisfies Record<string, ReactElement>

export type SceneName = keyof typeof foregrounds

/** A picture of the farm that only decorates: screen readers skip it. */
export const Scene = ({ name, className }: { name: SceneName; className?: string }) => (
  <svg
    className={`${classes.scene} ${className ?? ''}`}
    viewBox="0 0 640 400"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <Landscape />
    {foregrounds[name]}
    <WheatEdge />
  </svg>
)
