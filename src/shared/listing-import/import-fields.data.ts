/** How a cell's text is read. */
export type ImportCellType = 'text' | 'number' | 'day' | 'flag' | 'words' | 'pictures' | 'choice'

export interface ImportField {
  name: ImportFieldName
  type: ImportCellType
  /** The heading in the English template, also the field's name on the page. */
  label: string
  /** The heading in the Hindi template. */
  hindi: string
  /** Other headings that name the field, in lower case and without spaces and signs. */
  synonyms: readonly string[]
  /** A cell of the template's example row: a text, or a day so many days from today, so that the row is always accepted. */
  example: string | { daysFromToday: number }
  /** Only our own exports have it, so the template leaves it out. */
  isOfExports?: true
  /** In files of others the heading can mean something else, so it is suggested beside `_id` alone. */
  isSuggestedBesideId?: true
}

export const importFieldNames = [
  '_id',
  'externalId',
  'name',
  'category',
  'kind',
  'price',
  'quantity',
  'unit',
  'shownUnit',
  'bagKg',
  'description',
  'harvestDate',
  'expiryDate',
  'dispatchTime',
  'isOrganic',
  'pricePerDay',
  'currency',
  'contactNumber',
  'availableFrom',
  'availableTo',
  'status',
  'safetyCheckPassed',
  'tags',
  'images',
  'isArchived',
] as const
export type ImportFieldName = (typeof importFieldNames)[number]

const common = {
  _id: {
    name: '_id',
    type: 'text',
    label: 'Listing ID',
    hindi: 'लिस्टिंग की पहचान',
    synonyms: [],
    example: '',
    isOfExports: true,
  },
  externalId: {
    name: 'externalId',
    type: 'text',
    label: 'Your reference',
    hindi: 'आपका नंबर',
    synonyms: [
      'reference',
      'ref',
      'sku',
      'externalid',
      'article',
      'articlenumber',
      'itemcode',
      'code',
      'कोड',
    ],
    example: 'A-1001',
  },
  kind: {
    name: 'kind',
    type: 'text',
    label: 'Kind',
    hindi: 'प्रकार',
    synonyms: [],
    example: '',
    isOfExports: true,
    isSuggestedBesideId: true,
  },
  description: {
    name: 'description',
    type: 'text',
    label: 'Description',
    hindi: 'विवरण',
    synonyms: ['details', 'about', 'text'],
    example: '',
  },
  tags: {
    name: 'tags',
    type: 'words',
    label: 'Tags',
    hindi: 'टैग',
    synonyms: ['keywords', 'labels'],
    example: 'sharbati, new crop',
  },
  images: {
    name: 'images',
    type: 'pictures',
    label: 'Pictures',
    hindi: 'तस्वीरें',
    synonyms: ['images', 'image', 'picture', 'photo', 'photos', 'imageurl', 'pictureurl'],
    example: '',
  },
  isArchived: {
    name: 'isArchived',
    type: 'flag',
    label: 'Archived',
    hindi: 'सूची से हटाई हुई',
    synonyms: ['isarchived', 'hidden', 'inactive', 'छिपाई हुई'],
    example: 'no',
  },
} as const satisfies Partial<Record<ImportFieldName, ImportField>>

const cropFields: readonly ImportField[] = [
  common._id,
  common.externalId,
  {
    name: 'name',
    type: 'text',
    label: 'Crop name',
    hindi: 'फ़सल का नाम',
    synonyms: ['name', 'crop', 'product', 'item', 'title', 'फ़सल', 'नाम'],
    example: 'Sharbati wheat',
  },
  {
    name: 'category',
    type: 'choice',
    label: 'Category',
    hindi: 'श्रेणी',
    synonyms: ['type', 'group'],
    example: 'Grains',
  },
  common.kind,
  {
    name: 'price',
    type: 'number',
    label: 'Price',
    hindi: 'दाम',
    synonyms: ['rate', 'priceinr', 'pricers', 'unitprice', 'mrp', 'भाव', 'कीमत'],
    example: '2450',
  },
  {
    name: 'unit',
    type: 'choice',
    label: 'Unit',
    hindi: 'इकाई',
    synonyms: ['uom', 'measure'],
    example: 'quintal',
  },
  {
    name: 'shownUnit',
    type: 'choice',
    label: 'Shown to you by',
    hindi: 'आपको किसमें दिखे',
    synonyms: [],
    example: '',
    isOfExports: true,
  },
  {
    name: 'bagKg',
    type: 'number',
    label: 'Kilograms in a bag',
    hindi: 'एक बोरी में कितने किलो',
    synonyms: [],
    example: '',
    isOfExports: true,
  },
  {
    name: 'quantity',
    type: 'number',
    label: 'Quantity',
    hindi: 'मात्रा',
    synonyms: ['qty', 'stock', 'available', 'स्टॉक'],
    example: '40',
  },
  {
    name: 'harvestDate',
    type: 'day',
    label: 'Harvest date',
    hindi: 'कटाई की तारीख',
    synonyms: ['harvest', 'harvested', 'harvestedon'],
    example: { daysFromToday: -14 },
  },
  {
    name: 'expiryDate',
    type: 'day',
    label: 'Expiry date',
    hindi: 'कब तक अच्छी',
    synonyms: ['expiry', 'expires', 'bestbefore', 'validtill'],
    example: { daysFromToday: 120 },
  },
  {
    name: 'dispatchTime',
    type: 'number',
    label: 'Dispatch time',
    hindi: 'भेजने के दिन',
    synonyms: ['dispatchdays', 'dispatch', 'leadtime', 'daystodispatch'],
    example: '2',
  },
  {
    name: 'isOrganic',
    type: 'flag',
    label: 'Organic',
    hindi: 'ऑर्गेनिक',
    synonyms: ['isorganic', 'bio', 'जैविक'],
    example: 'no',
  },
  common.description,
  common.tags,
  common.images,
  common.isArchived,
]

const equipmentFields: readonly ImportField[] = [
  common._id,
  common.externalId,
  {
    name: 'name',
    type: 'text',
    label: 'Equipment name',
    hindi: 'मशीन का नाम',
    synonyms: ['name', 'machine', 'equipment', 'title', 'मशीन', 'नाम'],
    example: 'Mahindra 575 tractor',
  },
  {
    name: 'category',
    type: 'choice',
    label: 'Category',
    hindi: 'श्रेणी',
    synonyms: ['type', 'group'],
    example: 'Tractor',
  },
  common.kind,
  {
    name: 'pricePerDay',
    type: 'number',
    label: 'Price per day',
    hindi: 'एक दिन का किराया',
    synonyms: ['price', 'rate', 'rent', 'dayrate', 'priceperday', 'किराया'],
    example: '1200',
  },
  {
    name: 'currency',
    type: 'choice',
    label: 'Currency',
    hindi: 'मुद्रा',
    synonyms: [],
    example: '',
    isOfExports: true,
  },
  {
    name: 'contactNumber',
    type: 'text',
    label: 'Contact number',
    hindi: 'फ़ोन नंबर',
    synonyms: ['phone', 'mobile', 'contact', 'contactnumber'],
    example: '9876500001',
  },
  {
    name: 'availableFrom',
    type: 'day',
    label: 'Available from',
    hindi: 'कब से',
    synonyms: ['from', 'startdate', 'start'],
    example: { daysFromToday: 1 },
  },
  {
    name: 'availableTo',
    type: 'day',
    label: 'Available to',
    hindi: 'कब तक',
    synonyms: ['to', 'till', 'enddate', 'end'],
    example: { daysFromToday: 120 },
  },
  {
    name: 'status',
    type: 'choice',
    label: 'Status',
    hindi: 'स्थिति',
    synonyms: ['state'],
    example: 'available',
  },
  {
    name: 'safetyCheckPassed',
    type: 'flag',
    label: 'Safety check passed',
    hindi: 'सुरक्षा जाँच हुई',
    synonyms: ['safety', 'safetycheck', 'safetycheckpassed'],
    example: 'yes',
  },
  common.description,
  common.tags,
  // A machine cannot be listed without a picture.
  { ...common.images, example: 'tractor.jpg' },
  common.isArchived,
]

/** The columns that a file of each kind can have, in the order of the template. */
export const importFields = {
  crops: cropFields,
  equipment: equipmentFields,
} as const
