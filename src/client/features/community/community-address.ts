import { useLocation, useSearch } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import {
  addressCodec,
  choiceField,
  flagField,
  pageField,
  searchField,
  textField,
} from '#client/ui/list/address-codec.ts'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import { communitySorts, communityTopics } from '#shared/community/community.constants.ts'
import { indianStates } from '#shared/kit/places.ts'

/** What the board shows, as its address holds it; '' stands for all. */
export const boardAddress = addressCodec({
  q: searchField,
  topic: choiceField(communityTopics, ''),
  /** A crop's id. */
  crop: textField((text) => (/^[a-z-]{1,60}$/.test(text) ? text : '')),
  state: choiceField(indianStates, ''),
  sort: choiceField(communitySorts, 'newest'),
  mine: flagField,
  page: pageField(),
})

export const useBoardState = () => useAddressState(boardAddress)

export type BoardControl = ReturnType<typeof useBoardState>

const askAddress = addressCodec({
  /** Opens the form of a new question. */
  ask: { initial: false, parse: (text) => text === '1', serialize: () => '1' },
})

/** Whether the address asks for the form of a new question. */
export const useIsAsking = () => askAddress.parse(useSearch()).ask

/** The board's addresses, inside the dashboard's frame when that is where one is. */
export function useCommunityPaths() {
  const [path] = useLocation()
  const isFramed = path.startsWith(paths.dashboard.href())
  const board = (isFramed ? paths.dashboardCommunity : paths.communitySupport).href()
  return {
    board,
    ask: board + askAddress.build({ ask: true }),
    question: isFramed ? paths.dashboardQuestion.href : paths.communityQuestion.href,
  }
}
