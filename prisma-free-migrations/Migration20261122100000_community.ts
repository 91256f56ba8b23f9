import { Migration } from '@mikro-orm/migrations'

const shownQuestions = `where question_id is null and status = 'shown'`

export class Migration20261122100000_community extends Migration {
  override up(): void {
    const statements = [
      // Questions, and answers as posts that name theirs: what is marked and reported is one kind of
      // thing. A hidden post waits for an operator, a removed one stays as what was decided about.
      `create table community_posts (
        id uuid primary key,
        author_id uuid not null references users on delete cascade,
        question_id uuid references community_posts on delete cascade,
        title text not null default '',
        body text not null default '',
        topic text not null default 'other'
          check (topic in ('crops', 'health', 'soil', 'machines', 'market', 'other')),
        crop text not null default '',
        state text not null default '',
        subject_words text not null default '',
        status text not null default 'shown' check (status in ('shown', 'hidden', 'removed')),
        hidden_at timestamptz(3),
        helpful int not null default 0 check (helpful >= 0),
        answers int not null default 0 check (answers >= 0),
        edited_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        search tsvector not null generated always as (
          case when question_id is null then
            setweight(to_tsvector('hindi', title), 'A') ||
            setweight(to_tsvector('hindi', subject_words), 'B') ||
            setweight(to_tsvector('hindi', body), 'D')
          else ''::tsvector end
        ) stored,
        check ((question_id is null) = (title <> ''))
      )`,
      `create index community_newest on community_posts (created_at desc, id desc) ${shownQuestions}`,
      `create index community_unanswered on community_posts (created_at desc, id desc)
        ${shownQuestions} and answers = 0`,
      `create index community_helpful on community_posts (helpful desc, created_at desc, id desc)
        ${shownQuestions}`,
      ...['topic', 'crop', 'state'].map(
        (column) => `create index community_${column} on community_posts
          (${column}, created_at desc, id desc) ${shownQuestions}`,
      ),
      `create index community_search on community_posts using gin (search) with (fastupdate = off)
        where question_id is null`,
      'alter table community_posts alter column search set statistics 1000',
      `create index community_answers on community_posts (question_id, helpful desc, created_at, id)
        where question_id is not null`,
      'create index community_author on community_posts (author_id, created_at desc, id desc)',
      `create index community_review on community_posts (hidden_at) where status = 'hidden'`,
      `create trigger remember_words after insert or update of title, body, subject_words
        on community_posts for each row
        when (new.question_id is null
          and current_setting('krishihaat.bulk', true) is distinct from 'on')
        execute function remember_words('community')`,
      `create table community_marks (
        post_id uuid not null references community_posts on delete cascade,
        user_id uuid not null references users on delete cascade,
        created_at timestamptz(3) not null,
        primary key (post_id, user_id)
      )`,
      'create index community_marks_user on community_marks (user_id)',
      // Settled once an operator has decided: a restored post is not hidden again by old reports.
      `create table community_reports (
        id uuid primary key,
        post_id uuid not null references community_posts on delete cascade,
        reporter_id uuid not null references users on delete cascade,
        reason text not null check (reason in ('spam', 'abuse', 'dangerous', 'other')),
        note text not null default '',
        settled_at timestamptz(3),
        created_at timestamptz(3) not null,
        unique (post_id, reporter_id)
      )`,
      'create index community_reports_reporter on community_reports (reporter_id)',
      'create index community_reports_settled on community_reports (settled_at) where settled_at is not null',
      // What a person has written in a day; it stays counted when it is deleted.
      `create table community_days (
        user_id uuid not null references users on delete cascade,
        day date not null,
        questions int not null default 0,
        answers int not null default 0,
        reports int not null default 0,
        primary key (user_id, day)
      )`,
      'create index community_days_day on community_days (day)',
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
