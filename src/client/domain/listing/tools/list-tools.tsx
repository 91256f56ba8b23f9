import { usePlaceTexts } from '#client/domain/place/use-place-texts.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import { type NearList, type NearPage, useListPlace } from '../near/use-near.ts'
import type { ListState } from '../state/list-state.ts'
import classes from './list-tools.module.css'
import { PriceFilter } from './price-filter.tsx'
import { SaveSearch } from './save-search.tsx'

/** What the tools need of a list, whatever its categories are. */
interface ToolList extends Omit<NearList, 'state' | 'change'> {
  state: ListState
  change: (changed: Partial<NearList['state'] & Pick<ListState, 'minPrice' | 'maxPrice'>>) => void
  clearCount: number
}

interface ListToolsProps {
  kind: ListingKind
  list: ToolList
  /** The current page of the list; undefined while it loads. */
  page: NearPage | undefined
}

/** The filter by price, for crops, and the button that saves the search. */
export default function ListTools(props: ListToolsProps) {
  const { kind, list, page } = props
  const { state, change, clearCount } = list
  const texts = usePlaceTexts()
  const place = useListPlace(list, page)
  return (
    <div className={classes.tools}>
      {kind === 'crop' && (
        <PriceFilter
          // Back, links and Reset show the prices of the address.
          key={`${state.minPrice} ${state.maxPrice} ${clearCount}`}
          prices={state}
          onChange={change}
        />
      )}
      <SaveSearch kind={kind} state={state} place={place && texts.name(place)} />
    </div>
  )
}
