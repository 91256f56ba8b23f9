import { type Placed, place } from './landscape.tsx'
import classes from './scene.module.css'

/** The headwear: a turban, the end of a sari, or none. */
export type Look = 'turban' | 'scarf' | 'hair'

const Face = () => (
  <>
    <path className={classes.skinDark} d="M36 56h18v18a9 9 0 0 1-18 0z" />
    <ellipse className={classes.skin} cx="45" cy="42" rx="20" ry="24" />
    <circle className={classes.hair} cx="37" cy="41" r="2.2" />
    <circle className={classes.hair} cx="53" cy="41" r="2.2" />
    <path className={classes.ink} d="M33 35q4-3 8 0M49 35q4-3 8 0" />
    <path className={classes.crease} d="M45 42l-2 8h4" />
  </>
)

const Grandfather = () => (
  <>
    <path className={classes.cloth} d="M0 130c0-44 20-60 45-60s45 16 45 60v110H0z" />
    <path className={classes.clothShade} d="M38 72l7 26 7-26-7 4zM44 98h2v142h-2z" />
    <path className={classes.turmeric} d="M9 92c6-12 12-17 22-20l6 58H20z" />
    <path className={classes.turmericDark} d="M13 104l17-5 1 6-18 5zM16 118l17-4 1 6-17 4z" />
    <Face />
    <path className={classes.paper} d="M33 51q6-5 12-2 6-3 12 2-2 6-12 3-10 3-12-3z" />
    <path className={classes.red} d="M21 36C13 8 38 0 48 5c21-4 31 14 22 31-14-13-34-13-49 0z" />
    <path className={classes.turmeric} d="M23 31c14-13 32-13 45 2l3-7C57 13 37 13 24 24z" />
    <path className={classes.redDark} d="M30 18q14-12 30-8-16 0-30 12z" />
  </>
)

const Mother = () => (
  <>
    <path className={classes.orangeDark} d="M14 80a31 44 0 1 1 62 0l6 30H8z" />
    <path className={classes.orangeDark} d="M0 128h90v112H0z" />
    <path className={classes.leafDark} d="M0 130c0-44 20-60 45-60s45 16 45 60z" />
    <path className={classes.orange} d="M4 108C8 84 20 74 30 71l54 38 6 21H0z" />
    <path className={classes.turmeric} d="m30 71 54 38 1 6-58-41z" />
    <Face />
    <path className={classes.hair} d="M24 44q0-25 21-26 21 1 21 26-4-16-21-20-17 4-21 20z" />
    <path
      className={classes.orange}
      d="M14 76C6 30 28 12 45 12s39 18 31 64c0-30-8-56-31-57-23 1-31 27-31 57z"
    />
    <circle className={classes.red} cx="45" cy="32" r="2.4" />
    <path className={classes.smile} d="M38 54q7 6 14 0" />
    <circle className={classes.turmeric} cx="25" cy="52" r="2.4" />
    <circle className={classes.turmeric} cx="65" cy="52" r="2.4" />
  </>
)

const Son = () => (
  <>
    <path className={classes.leaf} d="M0 130c0-44 20-60 45-60s45 16 45 60v110H0z" />
    <path className={classes.paper} d="M33 72l12 16 12-16 4 3-12 22h-8L29 75z" />
    <path className={classes.leafDark} d="M44 92h2v148h-2zM62 100h16v3H62z" />
    <Face />
    <path
      className={classes.hair}
      d="M24 42C20 14 40 12 48 13c16-1 22 12 18 29-3-10-8-15-14-16-10 4-20 4-24 3z"
    />
    <path className={classes.smile} d="M38 53q7 7 14 0" />
  </>
)

const people = { turban: Grandfather, scarf: Mother, hair: Son }

/**
 * A villager, 90 × 130 from head to waist. The clothes continue below, to be cropped by the
 * picture's edge.
 */
export function Person({ look, ...at }: Placed & { look: Look }) {
  const Look = people[look]
  return (
    <g transform={place(at)}>
      <Look />
    </g>
  )
}
