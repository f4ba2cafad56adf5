import * as migration_20261120_234353_initial from './20261120_234353_initial.ts';
import * as migration_20261120_234505_figures_and_keys from './20261120_234505_figures_and_keys.ts';
import * as migration_20261121_010000_public_forms_and_figures from './20261121_010000_public_forms_and_figures.ts';
import * as migration_20261121_023158_audit_and_decisions from './20261121_023158_audit_and_decisions.ts';
import * as migration_20261121_030000_visits from './20261121_030000_visits.ts';
import * as migration_20261121_031000_queue_indexes from './20261121_031000_queue_indexes.ts';
import * as migration_20261121_032000_session_length from './20261121_032000_session_length.ts';
import * as migration_20261121_041500_figures_by_grain from './20261121_041500_figures_by_grain.ts';
import * as migration_20261121_060000_blog_texts_and_mail from './20261121_060000_blog_texts_and_mail.ts';
import * as migration_20261121_061000_purges_and_keys from './20261121_061000_purges_and_keys.ts';
import * as migration_20261121_062000_more_audit_actions from './20261121_062000_more_audit_actions.ts';
import * as migration_20261121_070000_built_in_faq from './20261121_070000_built_in_faq.ts';
import * as migration_20261121_073000_texts from './20261121_073000_texts.ts';
import * as migration_20261122_060000_mails_by_inbox from './20261122_060000_mails_by_inbox.ts';
import * as migration_20261122_061000_dates_of_posts from './20261122_061000_dates_of_posts.ts';
import * as migration_20261122_130140_sample_events from './20261122_130140_sample_events.ts';
import * as migration_20261122_131500_figures_without_samples from './20261122_131500_figures_without_samples.ts';
import * as migration_20261122_131525_hours_of_submissions from './20261122_131525_hours_of_submissions.ts';
import * as migration_20261122_133910_samples_removed from './20261122_133910_samples_removed.ts';
import * as migration_20261122_180432_livestreams from './20261122_180432_livestreams.ts';
import * as migration_20261123_070000_figures_read_faster from './20261123_070000_figures_read_faster.ts';
import * as migration_20261123_071000_submission_counts from './20261123_071000_submission_counts.ts';
import * as migration_20261123_094500_versions_of_days from './20261123_094500_versions_of_days.ts';
import * as migration_20261123_134604_audit_of_people from './20261123_134604_audit_of_people.ts';
import * as migration_20261123_161323_staff_emails from './20261123_161323_staff_emails.ts';
import * as migration_20261123_161400_staff_notices from './20261123_161400_staff_notices.ts';
import * as migration_20261123_163135_replies from './20261123_163135_replies.ts';
import * as migration_20261123_164058_letters from './20261123_164058_letters.ts';
import * as migration_20261123_165023_undone_and_edited from './20261123_165023_undone_and_edited.ts';
import * as migration_20261123_165500_lasting_visits from './20261123_165500_lasting_visits.ts';
import * as migration_20261123_165832_event_states from './20261123_165832_event_states.ts';
import * as migration_20261123_195500_event_slugs from './20261123_195500_event_slugs.ts';
import * as migration_20261123_215657_event_details from './20261123_215657_event_details.ts';
import * as migration_20261123_220500_event_lists from './20261123_220500_event_lists.ts';
import * as migration_20261123_225000_event_search from './20261123_225000_event_search.ts';
import * as migration_20261123_231824_event_requests from './20261123_231824_event_requests.ts';
import * as migration_20261123_232000_event_lists_faster from './20261123_232000_event_lists_faster.ts';
import * as migration_20261125_023110_sources from './20261125_023110_sources.ts';
import * as migration_20261125_024500_event_keys from './20261125_024500_event_keys.ts';
import * as migration_20261125_030000_deadlines_by_closing from './20261125_030000_deadlines_by_closing.ts';
import * as migration_20261125_030000_event_beginnings from './20261125_030000_event_beginnings.ts';
import * as migration_20261125_030156_submission_deadlines from './20261125_030156_submission_deadlines.ts';
import * as migration_20261125_031700_keys_of_statements from './20261125_031700_keys_of_statements.ts';
import * as migration_20261125_033000_statements_on_pages from './20261125_033000_statements_on_pages.ts';
import * as migration_20261125_033658_deadline_questions from './20261125_033658_deadline_questions.ts';
import * as migration_20261125_042000_credits from './20261125_042000_credits.ts';
import * as migration_20261125_071111_second_factor from './20261125_071111_second_factor.ts';
import * as migration_20261125_073538_passkeys from './20261125_073538_passkeys.ts';
import * as migration_20261125_074900_proofs_of_work from './20261125_074900_proofs_of_work.ts';
import * as migration_20261125_110000_withheld_fields from './20261125_110000_withheld_fields.ts';
import * as migration_20261125_111000_former_sources from './20261125_111000_former_sources.ts';
import * as migration_20261125_112000_questions_of_deleted_events from './20261125_112000_questions_of_deleted_events.ts';
import * as migration_20261125_113000_event_merges from './20261125_113000_event_merges.ts';
import * as migration_20261125_130000_sightings_by_title from './20261125_130000_sightings_by_title.ts';
import * as migration_20261126_110000_program_of_migrations from './20261126_110000_program_of_migrations.ts';
import * as migration_20261126_120000_backups from './20261126_120000_backups.ts';
import * as migration_20261126_121000_sessions from './20261126_121000_sessions.ts';
import * as migration_20261126_122000_words_for_proofs from './20261126_122000_words_for_proofs.ts';
import * as migration_20261126_123000_former_sources_kept from './20261126_123000_former_sources_kept.ts';
import * as migration_20261127_172000_cancelled_counts_nowhere from './20261127_172000_cancelled_counts_nowhere.ts';
import * as migration_20261127_173000_moderators from './20261127_173000_moderators.ts';
import * as migration_20261127_175002_event_details from './20261127_175002_event_details.ts';
import * as migration_20261128_001500_exclusive_ends from './20261128_001500_exclusive_ends.ts';
import * as migration_20261128_040000_event_names from './20261128_040000_event_names.ts';
import * as migration_20261128_050000_degraded_runs from './20261128_050000_degraded_runs.ts';
import * as migration_20261128_080000_search_by_statement from './20261128_080000_search_by_statement.ts';
import * as migration_20261129_010000_search_names from './20261129_010000_search_names.ts';
import * as migration_20261129_020000_source_defaults from './20261129_020000_source_defaults.ts';
import * as migration_20261129_040000_own_lists from './20261129_040000_own_lists.ts';
import * as migration_20261129_050000_expected from './20261129_050000_expected.ts';
import * as migration_20261129_060000_page_facts from './20261129_060000_page_facts.ts';
import * as migration_20261129_070000_deciding_facts from './20261129_070000_deciding_facts.ts';

export const migrations = [
  {
    up: migration_20261120_234353_initial.up,
    down: migration_20261120_234353_initial.down,
    name: '20261120_234353_initial',
  },
  {
    up: migration_20261120_234505_figures_and_keys.up,
    down: migration_20261120_234505_figures_and_keys.down,
    name: '20261120_234505_figures_and_keys',
  },
  {
    up: migration_20261121_010000_public_forms_and_figures.up,
    down: migration_20261121_010000_public_forms_and_figures.down,
    name: '20261121_010000_public_forms_and_figures',
  },
  {
    up: migration_20261121_023158_audit_and_decisions.up,
    down: migration_20261121_023158_audit_and_decisions.down,
    name: '20261121_023158_audit_and_decisions',
  },
  {
    up: migration_20261121_030000_visits.up,
    down: migration_20261121_030000_visits.down,
    name: '20261121_030000_visits',
  },
  {
    up: migration_20261121_031000_queue_indexes.up,
    down: migration_20261121_031000_queue_indexes.down,
    name: '20261121_031000_queue_indexes',
  },
  {
    up: migration_20261121_032000_session_length.up,
    down: migration_20261121_032000_session_length.down,
    name: '20261121_032000_session_length',
  },
  {
    up: migration_20261121_041500_figures_by_grain.up,
    down: migration_20261121_041500_figures_by_grain.down,
    name: '20261121_041500_figures_by_grain',
  },
  {
    up: migration_20261121_060000_blog_texts_and_mail.up,
    down: migration_20261121_060000_blog_texts_and_mail.down,
    name: '20261121_060000_blog_texts_and_mail',
  },
  {
    up: migration_20261121_061000_purges_and_keys.up,
    down: migration_20261121_061000_purges_and_keys.down,
    name: '20261121_061000_purges_and_keys',
  },
  {
    up: migration_20261121_062000_more_audit_actions.up,
    down: migration_20261121_062000_more_audit_actions.down,
    name: '20261121_062000_more_audit_actions',
  },
  {
    up: migration_20261121_070000_built_in_faq.up,
    down: migration_20261121_070000_built_in_faq.down,
    name: '20261121_070000_built_in_faq',
  },
  {
    up: migration_20261121_073000_texts.up,
    down: migration_20261121_073000_texts.down,
    name: '20261121_073000_texts',
  },
  {
    up: migration_20261122_060000_mails_by_inbox.up,
    down: migration_20261122_060000_mails_by_inbox.down,
    name: '20261122_060000_mails_by_inbox',
  },
  {
    up: migration_20261122_061000_dates_of_posts.up,
    down: migration_20261122_061000_dates_of_posts.down,
    name: '20261122_061000_dates_of_posts',
  },
  {
    up: migration_20261122_130140_sample_events.up,
    down: migration_20261122_130140_sample_events.down,
    name: '20261122_130140_sample_events',
  },
  {
    up: migration_20261122_131500_figures_without_samples.up,
    down: migration_20261122_131500_figures_without_samples.down,
    name: '20261122_131500_figures_without_samples',
  },
  {
    up: migration_20261122_131525_hours_of_submissions.up,
    down: migration_20261122_131525_hours_of_submissions.down,
    name: '20261122_131525_hours_of_submissions',
  },
  {
    up: migration_20261122_133910_samples_removed.up,
    down: migration_20261122_133910_samples_removed.down,
    name: '20261122_133910_samples_removed',
  },
  {
    up: migration_20261122_180432_livestreams.up,
    down: migration_20261122_180432_livestreams.down,
    name: '20261122_180432_livestreams',
  },
  {
    up: migration_20261123_070000_figures_read_faster.up,
    down: migration_20261123_070000_figures_read_faster.down,
    name: '20261123_070000_figures_read_faster',
  },
  {
    up: migration_20261123_071000_submission_counts.up,
    down: migration_20261123_071000_submission_counts.down,
    name: '20261123_071000_submission_counts',
  },
  {
    up: migration_20261123_094500_versions_of_days.up,
    down: migration_20261123_094500_versions_of_days.down,
    name: '20261123_094500_versions_of_days',
  },
  {
    up: migration_20261123_134604_audit_of_people.up,
    down: migration_20261123_134604_audit_of_people.down,
    name: '20261123_134604_audit_of_people',
  },
  {
    up: migration_20261123_161323_staff_emails.up,
    down: migration_20261123_161323_staff_emails.down,
    name: '20261123_161323_staff_emails',
  },
  {
    up: migration_20261123_161400_staff_notices.up,
    down: migration_20261123_161400_staff_notices.down,
    name: '20261123_161400_staff_notices',
  },
  {
    up: migration_20261123_163135_replies.up,
    down: migration_20261123_163135_replies.down,
    name: '20261123_163135_replies',
  },
  {
    up: migration_20261123_164058_letters.up,
    down: migration_20261123_164058_letters.down,
    name: '20261123_164058_letters',
  },
  {
    up: migration_20261123_165023_undone_and_edited.up,
    down: migration_20261123_165023_undone_and_edited.down,
    name: '20261123_165023_undone_and_edited',
  },
  {
    up: migration_20261123_165500_lasting_visits.up,
    down: migration_20261123_165500_lasting_visits.down,
    name: '20261123_165500_lasting_visits',
  },
  {
    up: migration_20261123_165832_event_states.up,
    down: migration_20261123_165832_event_states.down,
    name: '20261123_165832_event_states',
  },
  {
    up: migration_20261123_195500_event_slugs.up,
    down: migration_20261123_195500_event_slugs.down,
    name: '20261123_195500_event_slugs',
  },
  {
    up: migration_20261123_215657_event_details.up,
    down: migration_20261123_215657_event_details.down,
    name: '20261123_215657_event_details',
  },
  {
    up: migration_20261123_220500_event_lists.up,
    down: migration_20261123_220500_event_lists.down,
    name: '20261123_220500_event_lists',
  },
  {
    up: migration_20261123_225000_event_search.up,
    down: migration_20261123_225000_event_search.down,
    name: '20261123_225000_event_search',
  },
  {
    up: migration_20261123_231824_event_requests.up,
    down: migration_20261123_231824_event_requests.down,
    name: '20261123_231824_event_requests',
  },
  {
    up: migration_20261123_232000_event_lists_faster.up,
    down: migration_20261123_232000_event_lists_faster.down,
    name: '20261123_232000_event_lists_faster',
  },
  {
    up: migration_20261125_023110_sources.up,
    down: migration_20261125_023110_sources.down,
    name: '20261125_023110_sources',
  },
  {
    up: migration_20261125_024500_event_keys.up,
    down: migration_20261125_024500_event_keys.down,
    name: '20261125_024500_event_keys',
  },
  {
    up: migration_20261125_030000_deadlines_by_closing.up,
    down: migration_20261125_030000_deadlines_by_closing.down,
    name: '20261125_030000_deadlines_by_closing',
  },
  {
    up: migration_20261125_030000_event_beginnings.up,
    down: migration_20261125_030000_event_beginnings.down,
    name: '20261125_030000_event_beginnings',
  },
  {
    up: migration_20261125_030156_submission_deadlines.up,
    down: migration_20261125_030156_submission_deadlines.down,
    name: '20261125_030156_submission_deadlines',
  },
  {
    up: migration_20261125_031700_keys_of_statements.up,
    down: migration_20261125_031700_keys_of_statements.down,
    name: '20261125_031700_keys_of_statements',
  },
  {
    up: migration_20261125_033000_statements_on_pages.up,
    down: migration_20261125_033000_statements_on_pages.down,
    name: '20261125_033000_statements_on_pages',
  },
  {
    up: migration_20261125_033658_deadline_questions.up,
    down: migration_20261125_033658_deadline_questions.down,
    name: '20261125_033658_deadline_questions',
  },
  {
    up: migration_20261125_042000_credits.up,
    down: migration_20261125_042000_credits.down,
    name: '20261125_042000_credits',
  },
  {
    up: migration_20261125_071111_second_factor.up,
    down: migration_20261125_071111_second_factor.down,
    name: '20261125_071111_second_factor',
  },
  {
    up: migration_20261125_073538_passkeys.up,
    down: migration_20261125_073538_passkeys.down,
    name: '20261125_073538_passkeys',
  },
  {
    up: migration_20261125_074900_proofs_of_work.up,
    down: migration_20261125_074900_proofs_of_work.down,
    name: '20261125_074900_proofs_of_work',
  },
  {
    up: migration_20261125_110000_withheld_fields.up,
    down: migration_20261125_110000_withheld_fields.down,
    name: '20261125_110000_withheld_fields',
  },
  {
    up: migration_20261125_111000_former_sources.up,
    down: migration_20261125_111000_former_sources.down,
    name: '20261125_111000_former_sources',
  },
  {
    up: migration_20261125_112000_questions_of_deleted_events.up,
    down: migration_20261125_112000_questions_of_deleted_events.down,
    name: '20261125_112000_questions_of_deleted_events',
  },
  {
    up: migration_20261125_113000_event_merges.up,
    down: migration_20261125_113000_event_merges.down,
    name: '20261125_113000_event_merges',
  },
  {
    up: migration_20261125_130000_sightings_by_title.up,
    down: migration_20261125_130000_sightings_by_title.down,
    name: '20261125_130000_sightings_by_title',
  },
  {
    up: migration_20261126_110000_program_of_migrations.up,
    down: migration_20261126_110000_program_of_migrations.down,
    name: '20261126_110000_program_of_migrations',
  },
  {
    up: migration_20261126_120000_backups.up,
    down: migration_20261126_120000_backups.down,
    name: '20261126_120000_backups',
  },
  {
    up: migration_20261126_121000_sessions.up,
    down: migration_20261126_121000_sessions.down,
    name: '20261126_121000_sessions',
  },
  {
    up: migration_20261126_122000_words_for_proofs.up,
    down: migration_20261126_122000_words_for_proofs.down,
    name: '20261126_122000_words_for_proofs',
  },
  {
    up: migration_20261126_123000_former_sources_kept.up,
    down: migration_20261126_123000_former_sources_kept.down,
    name: '20261126_123000_former_sources_kept',
  },
  {
    up: migration_20261127_172000_cancelled_counts_nowhere.up,
    down: migration_20261127_172000_cancelled_counts_nowhere.down,
    name: '20261127_172000_cancelled_counts_nowhere',
  },
  {
    up: migration_20261127_173000_moderators.up,
    down: migration_20261127_173000_moderators.down,
    name: '20261127_173000_moderators',
  },
  {
    up: migration_20261127_175002_event_details.up,
    down: migration_20261127_175002_event_details.down,
    name: '20261127_175002_event_details',
  },
  {
    up: migration_20261128_001500_exclusive_ends.up,
    down: migration_20261128_001500_exclusive_ends.down,
    name: '20261128_001500_exclusive_ends',
  },
  {
    up: migration_20261128_040000_event_names.up,
    down: migration_20261128_040000_event_names.down,
    name: '20261128_040000_event_names',
  },
  {
    up: migration_20261128_050000_degraded_runs.up,
    down: migration_20261128_050000_degraded_runs.down,
    name: '20261128_050000_degraded_runs',
  },
  {
    up: migration_20261128_080000_search_by_statement.up,
    down: migration_20261128_080000_search_by_statement.down,
    name: '20261128_080000_search_by_statement',
  },
  {
    up: migration_20261129_010000_search_names.up,
    down: migration_20261129_010000_search_names.down,
    name: '20261129_010000_search_names',
  },
  {
    up: migration_20261129_020000_source_defaults.up,
    down: migration_20261129_020000_source_defaults.down,
    name: '20261129_020000_source_defaults',
  },
  {
    up: migration_20261129_040000_own_lists.up,
    down: migration_20261129_040000_own_lists.down,
    name: '20261129_040000_own_lists',
  },
  {
    up: migration_20261129_050000_expected.up,
    down: migration_20261129_050000_expected.down,
    name: '20261129_050000_expected',
  },
  {
    up: migration_20261129_060000_page_facts.up,
    down: migration_20261129_060000_page_facts.down,
    name: '20261129_060000_page_facts',
  },
  {
    up: migration_20261129_070000_deciding_facts.up,
    down: migration_20261129_070000_deciding_facts.down,
    name: '20261129_070000_deciding_facts',
  },
];
