import { Article } from './article.tsx'
import { equipmentRentals } from './equipment-rentals.text.ts'

export default function EquipmentRentalsPage() {
  return <Article {...equipmentRentals} />
}
