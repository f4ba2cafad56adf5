import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The same figures of a row, by choosing from a fixed list of dimensions: values that hang on the row are prepared anew
 * for each of them, which took most of the time of counting an hour's rows. And the days of a month are found by when
 * they were; their rows lie together.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create or replace function visit_figures_of(
      is_first boolean, page_views integer, started_at timestamptz, last_seen_at timestamptz, landing_path text,
      country text, device text, browser text
    ) returns table (dimension text, key text, count integer, amount integer)
    language sql immutable parallel safe as $$
      select d.dimension,
        case d.dimension
          when 'country' then country
          when 'device' then device
          when 'browser' then browser
          when 'seconds' then rounded_seconds(floor(extract(epoch from last_seen_at - started_at))::integer)::text
          when 'landing' then landing_path
          else ''
        end,
        case d.dimension
          when 'first' then is_first::integer
          when 'bounced' then (page_views = 1)::integer
          else 1
        end,
        case d.dimension
          when 'visits' then floor(extract(epoch from last_seen_at - started_at))::integer
          when 'landing' then (page_views = 1)::integer
          else 0
        end
      from (values
        ('visits'), ('first'), ('bounced'), ('country'), ('device'), ('browser'), ('seconds'), ('landing')
      ) as d (dimension)
    $$;

    create or replace function view_figures_of(path text, at timestamptz, last_seen_at timestamptz)
    returns table (dimension text, key text, count integer, amount integer)
    language sql immutable parallel safe as $$
      select d.dimension,
        case d.dimension when 'page' then path else '' end,
        1,
        case d.dimension when 'page' then floor(extract(epoch from last_seen_at - at))::integer else 0 end
      from (values ('views'), ('page')) as d (dimension)
    $$;

    create index visit_figures_of_days_by_time on visit_figures_of_days (at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index visit_figures_of_days_by_time;

    create or replace function visit_figures_of(
      is_first boolean, page_views integer, started_at timestamptz, last_seen_at timestamptz, landing_path text,
      country text, device text, browser text
    ) returns table (dimension text, key text, count integer, amount integer)
    language sql immutable parallel safe as $$
      select figure.* from (select floor(extract(epoch from last_seen_at - started_at))::integer as seconds) length,
      lateral (values
        ('visits', '', 1, length.seconds),
        ('first', '', is_first::integer, 0),
        ('bounced', '', (page_views = 1)::integer, 0),
        ('country', country, 1, 0),
        ('device', device, 1, 0),
        ('browser', browser, 1, 0),
        ('seconds', rounded_seconds(length.seconds)::text, 1, 0),
        ('landing', landing_path, 1, (page_views = 1)::integer)
      ) as figure (dimension, key, count, amount)
    $$;

    create or replace function view_figures_of(path text, at timestamptz, last_seen_at timestamptz)
    returns table (dimension text, key text, count integer, amount integer)
    language sql immutable parallel safe as $$
      select figure.* from (select floor(extract(epoch from last_seen_at - at))::integer as seconds) length,
      lateral (values ('views', '', 1, 0), ('page', path, 1, length.seconds)) as figure (dimension, key, count, amount)
    $$;
  `)
}
