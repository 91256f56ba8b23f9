import classes from './scene.module.css'

/** Where a piece of a scene stands, and how large it is drawn. */
export interface Placed {
  x: number
  y: number
  scale?: number
}

export const place = ({ x, y, scale = 1 }: Placed) => `translate(${x} ${y}) scale(${scale})`

/** A mango tree, 70 × 96, standing on its bottom edge. */
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

/** A small house with a tiled roof, 90 × 70. */
const House = (at: Placed) => (
  <g transform={place(at)}>
    <path className={classes.paper} d="M10 30h70v40H10z" />
    <path className={classes.soil} d="M0 32 20 6h50l20 26z" />
    <path className={classes.woodDark} d="M38 44h16v26H38z" />
    <path className={classes.glass} d="M18 42h12v12H18zM62 42h12v12H62z" />
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

/** Morning over fields: the ground that every scene stands on. Fills 640 × 400. */
export const Landscape = () => (
  <>
    <path className={classes.sky} d="M0 0h640v400H0z" />
    <circle className={classes.glow} cx="470" cy="120" r="112" />
    <circle className={classes.sun} cx="470" cy="120" r="54" />
    <Cloud x={70} y={54} />
    <Cloud x={300} y={36} scale={0.7} />
    <path className={classes.far} d="M0 226c90-66 190-62 280-20 110-60 240-66 360 2v192H0z" />
    <path className={classes.mid} d="M0 262c120-44 230-30 330-4 110-30 210-30 310 2v140H0z" />
    <House x={70} y={196} />
    <Tree x={20} y={168} />
    <Tree x={560} y={172} scale={0.9} />
    <Tree x={512} y={196} scale={0.65} />
    <path className={classes.near} d="M0 296c210-34 430-34 640 0v104H0z" />
    <g className={classes.furrow} fill="none" strokeWidth="5" strokeLinecap="round">
      {furrows.map((offset) => (
        <path
          key={offset}
          d={`M${320 + offset * 0.5} 282Q${320 + offset} 330 ${320 + offset * 2} 400`}
        />
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

/** Wheat at both edges, in front of everything. */
export const WheatEdge = () => (
  <>
    {ears.map((x, index) => (
      <Wheat key={x} x={x} y={290 + (index % 3) * 12} />
    ))}
  </>
)
