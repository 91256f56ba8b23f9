import { useLocation, useSearch } from 'wouter'
import { paths } from '#client/platform/paths/paths.ts'
import { cleanSearch } from '#client/ui/list/clean-search.ts'
import { useSearchState } from '#client/ui/list/use-search-state.ts'
import {
  type CommunitySort,
  type CommunityTopic,
  communitySorts,
  communityTopics,
} from '#shared/community/community.constants.ts'
import { indianStates } from '#shared/kit/places.ts'

/** What the board shows; all of it stands in the page's address. */
export interface BoardState {
  q: string
  topic: CommunityTopic | ''
  /** A crop's id, '' for all. */
  crop: string
  state: (typeof indianStates)[number] | ''
  sort: CommunitySort
  mine: boolean
  /** From 1. */
  page: number
}

export const firstBoardState = {
  q: '',
  topic: '',
  crop: '',
  state: '',
  sort: 'newest',
  mine: false,
  page: 1,
} as const satisfies BoardState

export const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

/** Reads the address; whatever is missing or wrong there is as at first. */
export function parseBoardSearch(search: string): BoardState {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? ''
  const crop = params.get('crop') ?? ''
  return {
    q: cleanSearch(params.get('q') ?? ''),
    topic: oneOf(communityTopics, params.get('topic')) ?? '',
    crop: /^[a-z-]{1,60}$/.test(crop) ? crop : '',
    state: oneOf(indianStates, params.get('state')) ?? '',
    sort: oneOf(communitySorts, params.get('sort')) ?? 'newest',
    mine: params.get('mine') === 'true',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The address's part from `?` on, '' when all is as at first. */
export function buildBoardSearch(state: BoardState): string {
  const params = new URLSearchParams()
  for (const key of ['q', 'topic', 'crop', 'state', 'sort', 'mine', 'page'] as const) {
    if (state[key] !== firstBoardState[key]) params.set(key, String(state[key]))
  }
  const text = params.toString()
  return text && `?${text}`
}

export const useBoardState = () => useSearchState(parseBoardSearch, buildBoardSearch)

export type BoardControl = ReturnType<typeof useBoardState>

/** Whether the address asks for the form of a new question. */
export const useIsAsking = () => new URLSearchParams(useSearch()).get('ask') === '1'

/** The board's addresses, inside the dashboard's frame when that is where one is. */
export function useCommunityPaths() {
  const [path] = useLocation()
  const isFramed = path.startsWith(paths.dashboard.href())
  const board = (isFramed ? paths.dashboardCommunity : paths.communitySupport).href()
  return {
    board,
    ask: `${board}?ask=1`,
    question: isFramed ? paths.dashboardQuestion.href : paths.communityQuestion.href,
  }
}
