import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import chips from '#client/ui/chip.module.css'
import { type CommunityTopic, communityTopics } from '#shared/community/community.constants.ts'
import { topicNames } from '../topic-names.ts'
import classes from './board.module.css'

interface CommunityTopicChipsProps {
  topic: CommunityTopic | ''
  onPick: (topic: CommunityTopic | '') => void
}

/** The topic filter; one topic at a time. */
export function CommunityTopicChips({ topic, onPick }: CommunityTopicChipsProps) {
  const { t } = useTranslation()
  const chip = (value: CommunityTopic | '', label: string) => (
    <button
      key={value}
      type="button"
      className={chips.chip}
      aria-pressed={value === topic}
      onClick={() => onPick(value)}
    >
      {label}
    </button>
  )
  return (
    <fieldset className={classes.chips} aria-label={t('Topics')}>
      {chip('', t('All'))}
      {communityTopics.map((value) => chip(value, t(topicNames[value].label)))}
    </fieldset>
  )
}
