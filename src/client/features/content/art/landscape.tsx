import classes from './scene.module.css'

/** The position and scale of a piece in a scene. */
export interface Placed {
  x: number
  y: number
  scale?: number
}

export const place = ({ x, y, scale = 1 }: Placed) => `translate(${x} ${y}) scale(${scale})`

/** A mango tree, 70 × 96, with its foot at the bottom edge. */
const Tree = (at: Placed) => (
  <g transform={place(at)}>
    <path className={classes.woodDark} d="M31 96c3-16 3-28 2-44h6c-1 16 0 28 4 44z" />
    <circle className={classes.leafDark} cx="35" cy="32" r="28" />
    <circle className={classes.leaf} cx="18" cy="42" r="18" />
    <circle className={classes.leaf} cx="52" cy="44" r="17" />
    <circle className={classes.leafLight} cx="28" cy="24" r="12" />
    <circle className={classes.turmeric} cx="44" cy="40" r="3.5" />
    <circle className={classes.turmeric} cx="22" cy="46" r="3.5" />
    <circle className={classes.turmeric} cx="36" cy="52" r="3.5" />
  </g>
)

const fronds = [-8, -60, -112, -150, -190, 28]

/** A coconut palm, 90 × 130, with its foot at the bottom edge. */
const Palm = (at: Placed) => (
  <g transform={place(at)}>
    <path className={classes.woodDark} d="M40 130c6-38 8-66 2-96h6c8 30 6 58 3 96z" />
    {fronds.map((angle) => (
      <path
        key={angle}
        className={classes.leafDark}
        transform={`rotate(${angle} 45 34)`}
        d="M45 34q24-16 44 6-24-10-44-6z"
      />
    ))}
    <circle className={classes.wood} cx="42" cy="40" r="4" />
    <circle className={classes.wood} cx="50" cy="40" r="4" />
  </g>
)

/** A small house with a tiled roof, 90 × 70. */
const House = (at: Placed) => (
  <g transform={place(at)}>
    <path className={classes.paper} d="M10 30h70v40H10z" />
    <path className={classes.shade} d="M10 30h70v7H10z" />
    <path className={classes.roof} d="M0 32 20 6h50l20 26z" />
    <path className={classes.woodDark} d="M38 44h16v26H38z" />
    <path className={classes.glass} d="M18 44h12v12H18zM62 44h12v12H62z" />
  </g>
)

/** A round grain store with a straw roof, 56 × 66. */
const Store = (at: Placed) => (
  <g transform={place(at)}>
    <path className={classes.soil} d="M8 28h40l-3 38H11z" />
    <path className={classes.thatch} d="M0 30 28 0l28 30q-28 9-56 0z" />
    <path className={classes.woodDark} d="M22 44h12v22H22z" />
  </g>
)

const Cloud = (at: Placed) => (
  <path
    transform={place(at)}
    className={classes.cloud}
    d="M22 44a20 20 0 0 1 2-40 26 26 0 0 1 48-2 21 21 0 0 1 8 42z"
  />
)

const furrows = [-260, -170, -90, -20, 45, 115, 200, 300]
const furrow = (offset: number) =>
  `M${320 + offset * 0.5} 284Q${320 + offset} 330 ${320 + offset * 2} 400`

/**
 * Morning over fields, the background of every scene. Fills 640 × 400; the sky is the scene's own
 * background.
 */
export const Landscape = () => (
  <>
    <circle className={classes.glow} cx="470" cy="116" r="118" />
    <circle className={classes.glowInner} cx="470" cy="116" r="82" />
    <circle className={classes.sun} cx="470" cy="116" r="50" />
    <Cloud x={70} y={50} />
    <Cloud x={300} y={34} scale={0.7} />
    <path
      className={classes.bird}
      d="M212 92q8-9 13 0 6-9 13 0M252 74q6-7 10 0 5-7 10 0M186 72q5-6 8 0 4-6 8 0"
    />
    <path
      className={classes.farthest}
      d="M0 208c70-44 130-46 210-10 90-58 190-52 260-6 60-30 120-30 170-8v216H0z"
    />
    <path className={classes.far} d="M0 236c90-54 190-50 280-14 110-50 240-56 360 4v174H0z" />
    <path className={classes.mustard} d="M196 250c80-26 150-24 236 2l-20 14c-80-18-150-18-226 0z" />
    <path className={classes.mid} d="M0 264c120-34 230-20 330 2 110-28 210-28 310-2v136H0z" />
    <path className={classes.mustardPale} d="M430 262c60-14 140-14 210 2v12c-80-10-150-10-220-2z" />
    <House x={70} y={198} />
    <Store x={156} y={212} scale={0.85} />
    <Tree x={16} y={168} />
    <Palm x={556} y={140} />
    <Tree x={512} y={196} scale={0.65} />
    <path className={classes.near} d="M0 296c210-34 430-34 640 0v104H0z" />
    <g className={classes.furrow} fill="none" strokeWidth="9" strokeLinecap="round">
      {furrows.map((offset) => (
        <path key={offset} d={furrow(offset)} />
      ))}
    </g>
    <g className={classes.seedlings} fill="none" strokeWidth="6" strokeLinecap="round">
      {furrows.map((offset) => (
        <path key={offset} d={furrow(offset)} />
      ))}
    </g>
  </>
)

const grains = [0, 1, 2, 3, 4]

/** An ear of wheat on its stem, 24 × 120. */
export const Wheat = (at: Placed) => (
  <g transform={place(at)}>
    <path className={classes.stem} d="M12 120Q10 80 12 20" fill="none" strokeWidth="3" />
    {grains.map((row) => (
      <g key={row}>
        <ellipse
          className={classes.turmeric}
          cx="6"
          cy={18 + row * 11}
          rx="4.5"
          ry="8"
          transform={`rotate(-24 6 ${18 + row * 11})`}
        />
        <ellipse
          className={classes.turmericDark}
          cx="18"
          cy={18 + row * 11}
          rx="4.5"
          ry="8"
          transform={`rotate(24 18 ${18 + row * 11})`}
        />
      </g>
    ))}
    <ellipse className={classes.turmeric} cx="12" cy="8" rx="4.5" ry="9" />
  </g>
)

const ears = [4, 26, 50, 590, 612, 568]

/** Wheat at both edges, in the foreground. */
export const WheatEdge = () => (
  <>
    {ears.map((x, index) => (
      <Wheat key={x} x={x} y={290 + (index % 3) * 12} />
    ))}
  </>
)
