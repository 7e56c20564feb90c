/** The open data of the site: each list as JSON and as CSV. */
import type { DataSet } from './data/data-set.ts';
import { distributorData } from './data/distributor-data.ts';
import { documentData } from './data/document-data.ts';
import { jobData } from './data/job-data.ts';
import { milestoneData } from './data/milestone-data.ts';
import { sportServiceData } from './data/sport-service-data.ts';

export const openData: readonly DataSet[] = [distributorData, documentData, jobData, sportServiceData, milestoneData];
