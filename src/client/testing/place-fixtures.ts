import type { PlaceView } from '#shared/place/place.schema.ts'

export const pune: PlaceView = {
  name: 'Pune',
  nameHindi: 'पुणे',
  kind: 'pin',
  pin: '411001',
  district: 'Pune',
  districtHindi: 'पुणे',
  state: 'Maharashtra',
  lat: 18.52,
  lon: 73.88,
  precision: 'pin',
}

export const nashikDistrict: PlaceView = {
  name: 'Nashik',
  nameHindi: 'नासिक',
  kind: 'district',
  pin: null,
  district: 'Nashik',
  districtHindi: 'नासिक',
  state: 'Maharashtra',
  lat: 20.1,
  lon: 74.1,
  precision: 'region',
}
