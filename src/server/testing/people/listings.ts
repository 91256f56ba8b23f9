/** The input of the add form for a crop that does not expire for years. */
export const newCrop = {
  name: 'Tomato',
  category: 'Vegetables',
  price: 20,
  quantity: 5,
  unit: 'kg',
  harvestDate: '2026-01-01',
  expiryDate: '2099-12-31',
  dispatchTime: 1,
}
