import { UpiForm } from '#client/features/crop/sell/upi-form.tsx'

/** The seller's form, as a part that is loaded when it is opened. */
export default UpiForm
