import classes from './tag-list.module.css'

interface TagListProps {
  tags: readonly string[]
  /** Shown before each tag. */
  mark?: string
}

export const TagList = ({ tags, mark = '' }: TagListProps) => (
  <ul className={classes.tags}>
    {tags.map((tag) => (
      <li key={tag} className={classes.tag}>
        {mark + tag}
      </li>
    ))}
  </ul>
)
