import { useDistanceText } from './use-distance-text.ts'

/** "12 km away". @param km whole kilometres. */
export default function DistanceText({ km }: { km: number }) {
  const distanceText = useDistanceText()
  return <strong>{distanceText(km)}</strong>
}
