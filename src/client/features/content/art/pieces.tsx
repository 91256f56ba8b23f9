import { type Placed, place } from './landscape.tsx'
import classes from './scene.module.css'

/** A tractor seen from its side, 160 × 110. */
export const Tractor = (at: Placed) => (
  <g transform={place(at)}>
    <path className={classes.tyre} d="M112 16h6v30h-6z" />
    <path className={classes.red} d="M66 42h74a14 14 0 0 1 14 14v22H66z" />
    <path className={classes.turmeric} d="M136 50h14v10h-14z" />
    <path className={classes.glass} d="M30 10h44l8 40H26z" />
    <path className={classes.tyre} d="M26 50 32 8h5l-5 42zM70 8h5l9 44h-6z" />
    <rect className={classes.red} x="20" y="2" width="66" height="9" rx="4" />
    <path className={classes.red} d="M8 62a40 34 0 0 1 76-6v22H66z" />
    <circle className={classes.tyre} cx="46" cy="74" r="34" />
    <circle className={classes.turmeric} cx="46" cy="74" r="18" />
    <circle className={classes.turmericDark} cx="46" cy="74" r="6" />
    <circle className={classes.tyre} cx="132" cy="88" r="20" />
    <circle className={classes.turmeric} cx="132" cy="88" r="10" />
  </g>
)

const stripes = [0, 1, 2, 3, 4, 5, 6]
const tomatoes = [24, 40, 56, 32, 48]
const brinjals = [92, 106, 120]

/** A market stall: striped awning and three crates, 200 × 160. */
export const Stall = (at: Placed) => (
  <g transform={place(at)}>
    <path className={classes.woodDark} d="M12 30h8v130h-8zM180 30h8v130h-8z" />
    {stripes.map((stripe) => (
      <path
        key={stripe}
        className={stripe % 2 === 0 ? classes.leafDark : classes.turmeric}
        d={`M${10 + stripe * 26} 0h26l${stripe < 3 ? -2 : 2} 44a14 14 0 0 1-28 0z`}
      />
    ))}
    {tomatoes.map((x, index) => (
      <circle key={x} className={classes.red} cx={x} cy={index < 3 ? 98 : 86} r="10" />
    ))}
    {brinjals.map((x) => (
      <ellipse key={x} className={classes.purple} cx={x} cy="94" rx="8" ry="14" />
    ))}
    <path className={classes.orange} d="m140 106 8-30 8 30zM154 106l8-34 8 34z" />
    <path className={classes.leafLight} d="M144 78q4-16 8 0zM158 74q4-16 8 0z" />
    <path className={classes.wood} d="M10 104h180v56H10z" />
    <path className={classes.woodDark} d="M10 104h180v8H10zM68 112h4v48h-4zM128 112h4v48h-4z" />
  </g>
)

/** A seedling in its heap of earth, 80 × 90. */
export const Sprout = (at: Placed) => (
  <g transform={place(at)}>
    <path className={classes.soilDark} d="M0 90q40-34 80 0z" />
    <path className={classes.leaf} d="M38 74V36h5v38z" />
    <path className={classes.leaf} d="M41 44C40 18 60 6 80 8c0 24-16 38-39 36z" />
    <path className={classes.leafLight} d="M40 50C40 28 22 18 4 20c0 20 14 32 36 30z" />
  </g>
)

/** Three books and a seedling growing out of them, 150 × 150. */
export const Books = (at: Placed) => (
  <g transform={place(at)}>
    <Sprout x={36} y={0} />
    <rect className={classes.leafDark} x="10" y="88" width="120" height="22" rx="4" />
    <rect className={classes.turmeric} x="0" y="110" width="130" height="20" rx="4" />
    <rect className={classes.red} x="14" y="130" width="130" height="22" rx="4" />
    <path className={classes.paper} d="M22 93h100v12H22zM10 114h108v12H10zM28 135h104v12H28z" />
  </g>
)

const drops = [0, 1, 2, 3, 4, 5]

/** A rain cloud, 200 × 150. */
export const RainCloud = (at: Placed) => (
  <g transform={place(at)}>
    <path
      className={classes.cloud}
      d="M46 96a42 42 0 0 1 2-84 58 58 0 0 1 104-4 45 45 0 0 1 8 88z"
    />
    <g className={classes.rain} strokeWidth="6" strokeLinecap="round">
      {drops.map((drop) => (
        <path key={drop} d={`m${40 + drop * 24} ${112 + (drop % 2) * 8}-8 22`} />
      ))}
    </g>
  </g>
)

/** An opened letter, 160 × 120. */
export const Letter = (at: Placed) => (
  <g transform={place(at)}>
    <path className={classes.woodDark} d="M0 40 80 0l80 40v80H0z" />
    <path className={classes.paper} d="M16 18h128v70H16z" />
    <path
      className={classes.line}
      d="M34 36h92M34 50h92M34 64h60"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path className={classes.turmeric} d="m0 40 80 48 80-48v80H0z" />
    <path className={classes.turmericDark} d="m0 120 64-42 16 10 16-10 64 42z" />
  </g>
)

const crateTomatoes = [16, 34, 52, 25, 43]

/** A crate of tomatoes and greens, drawn in front of its seller, 110 × 60. */
export const Crate = (at: Placed) => (
  <g transform={place(at)}>
    <path className={classes.leafDark} d="M66 22q2-22 10-20 2-8 8 0 8-6 10 6 6 2 4 16z" />
    {crateTomatoes.map((x, index) => (
      <circle key={x} className={classes.red} cx={x + 4} cy={index < 3 ? 20 : 10} r="10" />
    ))}
    <path className={classes.wood} d="M2 24h106l-6 36H8z" />
    <path className={classes.woodDark} d="M2 24h106l-1 7H3zM6 44h98l-1 5H7z" />
  </g>
)

const rows = [
  { y: 44, width: 44, rises: true },
  { y: 68, width: 34, rises: false },
  { y: 92, width: 50, rises: true },
]

/** A price board at the mandi, 190 × 190. */
export const PriceBoard = (at: Placed) => (
  <g transform={place(at)}>
    <path className={classes.woodDark} d="M30 110h10v80H30zM150 110h10v80h-10z" />
    <rect className={classes.wood} width="190" height="128" rx="8" />
    <rect className={classes.board} x="9" y="9" width="172" height="110" rx="4" />
    <rect className={classes.turmeric} x="22" y="20" width="80" height="8" rx="4" />
    {rows.map(({ y, width, rises }) => (
      <g key={y}>
        <circle className={classes.paper} cx="28" cy={y + 4} r="6" />
        <rect className={classes.paper} x="42" y={y} width={width} height="8" rx="4" />
        <rect className={classes.turmeric} x="112" y={y} width="30" height="8" rx="4" />
        <path
          className={rises ? classes.leafLight : classes.orange}
          d={rises ? `M152 ${y + 10}l7-12 7 12z` : `M152 ${y - 2}l7 12 7-12z`}
        />
      </g>
    ))}
  </g>
)

/** A newspaper, 130 × 100. */
export const Newspaper = (at: Placed) => (
  <g transform={place(at)}>
    <path className={classes.shade} d="M8 8h122v92H8z" />
    <path className={classes.paper} d="M0 0h122v92H0z" />
    <path className={classes.leafDark} d="M10 10h102v14H10z" />
    <path className={classes.turmeric} d="M10 34h46v46H10z" />
    <path className={classes.line} d="M66 38h46M66 50h46M66 62h46M66 74h30" strokeWidth="5" />
  </g>
)

/** A phone showing a chat, 120 × 190. */
export const Phone = (at: Placed) => (
  <g transform={place(at)}>
    <rect className={classes.tyre} width="120" height="190" rx="16" />
    <rect className={classes.paper} x="8" y="14" width="104" height="162" rx="8" />
    <rect className={classes.leafLight} x="16" y="28" width="62" height="28" rx="12" />
    <rect className={classes.turmeric} x="42" y="66" width="62" height="28" rx="12" />
    <rect className={classes.leafLight} x="16" y="104" width="78" height="44" rx="12" />
    <path className={classes.line} d="M28 42h38M54 80h38M28 120h54M28 133h36" strokeWidth="5" />
  </g>
)
