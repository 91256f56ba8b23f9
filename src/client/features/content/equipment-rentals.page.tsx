import { equipmentRentals } from './equipment-rentals.text.ts'
import { Article } from './layout/article.tsx'

export default function EquipmentRentalsPage() {
  return <Article {...equipmentRentals} />
}
