import { Person } from './person.tsx'
import { Crate, Phone, PriceBoard, RainCloud, Stall, Tractor } from './pieces.tsx'
import classes from './scene.module.css'

const pictures = {
  sell: (
    <>
      <Person look="turban" x={62} y={4} scale={0.95} />
      <Crate x={48} y={82} scale={1.05} />
    </>
  ),
  buy: <Stall x={24} y={6} scale={0.86} />,
  rent: <Tractor x={26} y={20} scale={1.02} />,
  price: <PriceBoard x={38} y={4} scale={0.74} />,
  weather: (
    <>
      <circle className={classes.turmeric} cx="142" cy="44" r="30" />
      <RainCloud x={20} y={24} scale={0.78} />
    </>
  ),
  ask: <Phone x={62} y={2} scale={0.76} />,
}

export type JobPictureName = keyof typeof pictures

/** The picture of one thing that people come to do; decorative, the words beside it say the same. */
export const JobPicture = ({ name, className }: { name: JobPictureName; className?: string }) => (
  <svg className={className} viewBox="0 0 220 150" aria-hidden="true" focusable="false">
    {pictures[name]}
  </svg>
)
